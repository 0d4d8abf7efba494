import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** A wrong choice among texts, letters or pictures: what was chosen, and what it means in the other language. */
export interface WrongChoice {
  readonly kind: 'choice' | 'letter' | 'picture'
  readonly chosen: string
  readonly meaning: string
  /** The Persian one of both. */
  readonly sounding?: Sounding | undefined
}

/** A Persian text and its transliteration. */
export interface Sounding {
  readonly farsi: string
  readonly transliteration: string
}

/** Why a choice is wrong. Needs no words, so it is known before they are loaded. */
export function reasonOfWrongChoice({ kind, chosen, meaning }: WrongChoice): Reason {
  return reasons[kind](chosen, meaning)
}

export function isWrongChoice(mistake: { readonly kind: string }): mistake is WrongChoice {
  return Object.hasOwn(reasons, mistake.kind)
}

/** What a chosen answer means: "„billig“ heißt „ارزان“." */
export function reasonOfChoice(chosen: string, meaning: string): Reason {
  return {
    german: `${quoted(chosen)} heißt ${quoted(meaning)}.`,
    persian: `${quotedInPersian(chosen)} یعنی ${quotedInPersian(meaning)}.`,
  }
}

/** What a chosen letter is called. */
function reasonOfLetter(letter: string, name: string): Reason {
  return {
    german: `Der Buchstabe ${quoted(letter)} heißt ${quoted(name)}.`,
    persian: `نام حرف ${quotedInPersian(letter)}، ${quotedInPersian(name)} است.`,
  }
}

/** What a chosen picture shows. */
function reasonOfPicture(chosen: string, meaning: string): Reason {
  return {
    german: `Zum gewählten Bild gehört ${quoted(meaning)}, das heißt ${quoted(chosen)}.`,
    persian: `تصویر انتخاب‌شده ${quotedInPersian(meaning)} را نشان می‌دهد، یعنی ${quotedInPersian(chosen)}.`,
  }
}

const reasons: Readonly<Record<WrongChoice['kind'], (chosen: string, meaning: string) => Reason>> = {
  choice: reasonOfChoice,
  letter: reasonOfLetter,
  picture: reasonOfPicture,
}
