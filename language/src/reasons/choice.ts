import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** What a chosen answer means: "„billig“ heißt „ارزان“." */
export function reasonOfChoice(chosen: string, meaning: string): Reason {
  return {
    german: `${quoted(chosen)} heißt ${quoted(meaning)}.`,
    persian: `${quotedInPersian(chosen)} یعنی ${quotedInPersian(meaning)}.`,
  }
}

/** What a chosen letter is called. */
export function reasonOfLetter(letter: string, name: string): Reason {
  return {
    german: `Der Buchstabe ${quoted(letter)} heißt ${quoted(name)}.`,
    persian: `نام حرف ${quotedInPersian(letter)}، ${quotedInPersian(name)} است.`,
  }
}

/** What a chosen picture shows. */
export function reasonOfPicture(chosen: string, meaning: string): Reason {
  return {
    german: `Zum gewählten Bild gehört ${quoted(meaning)}, das heißt ${quoted(chosen)}.`,
    persian: `تصویر انتخاب‌شده ${quotedInPersian(meaning)} را نشان می‌دهد، یعنی ${quotedInPersian(chosen)}.`,
  }
}
