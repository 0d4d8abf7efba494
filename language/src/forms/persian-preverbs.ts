/** Prefixes written together with the verb, before می: "برمی‌گردم". Other verbs only look similar: بردن, دریدن. */
export const preverb =
  /^(?:باز|بر|در|فرو|وا|ور)(?=(?:آمدن|آوردن|افتادن|بردن|خاستن|خوردن|داشتن|رفتن|گذاشتن|گرداندن|گرفتن|گشتن|نشستن|یافتن)$)/u

/** How these prefixes sound. */
export const soundsOfPreverbs: Readonly<Record<string, string>> = {
  باز: 'bâz',
  بر: 'bar',
  در: 'dar',
  فرو: 'foru',
  وا: 'vâ',
  ور: 'var',
}
