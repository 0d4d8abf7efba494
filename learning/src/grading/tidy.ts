import { normalised } from '@pol/language/normalised'

/** Removes punctuation around an answer, and repeated spaces. */
export function tidy(text: string): string {
  return normalised(text)
    .replaceAll(/[.,!?;:؟،؛…«»‹›„“”‚‘"()[\]{}]/gu, ' ')
    .replaceAll(/(?<!\p{L})['’]|['’](?!\p{L})/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
