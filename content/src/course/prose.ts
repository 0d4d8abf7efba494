import * as v from 'valibot'

/** Explanatory text: German with Persian words, or Persian with German words. */
export const prose = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((text) => text === text.normalize('NFC'), 'is not in Unicode NFC'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
  v.check((text) => !/[يكىةۀ٠-٩]/u.test(text), 'has Arabic letters or digits (use ی, ک and Persian digits)'),
  v.check(
    (text) => !/^\u200C|\u200C$|\u200C[^\p{L}]|[^\p{L}\p{M}]\u200C/u.test(text),
    'has a stray half-space',
  ),
)

export const persianProse = v.pipe(prose, v.regex(/\p{Script=Arabic}/u, 'is not Persian'))
