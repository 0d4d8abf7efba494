import { MixedText } from '../frame/persian.tsx'

const startsWithPersian = /^[^\p{L}]*[\u0600-\u06FF]/u

/** User-written text in any direction, isolated (`bdi`) so that it does not reorder the text around it. */
export function IsolatedText({ children }: { readonly children: string }) {
  return (
    <bdi dir={startsWithPersian.test(children) ? 'rtl' : 'auto'}>
      <MixedText>{children}</MixedText>
    </bdi>
  )
}
