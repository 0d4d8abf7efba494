import { MixedText } from '../../ui/frame/persian.tsx'

const beginsPersian = /^[^\p{L}]*[\u0600-\u06FF]/u

/** What somebody wrote, in whatever direction of writing; it moves nothing around it (`bdi`). */
export function IsolatedText({ children }: { readonly children: string }) {
  return (
    <bdi dir={beginsPersian.test(children) ? 'rtl' : 'auto'}>
      <MixedText>{children}</MixedText>
    </bdi>
  )
}
