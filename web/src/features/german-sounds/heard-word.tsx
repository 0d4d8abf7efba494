import { Persian } from '../../ui/frame/persian.tsx'
import { GermanLine } from '../../ui/learning/lines.tsx'

interface Props {
  readonly german: string
  readonly farsi: string
  /** Id of the word, if it can be starred. */
  readonly item?: string
  readonly className?: string
}

/** A German word with its audio and its Persian meaning. */
export function HeardWord({ german, farsi, item = '', className = 'text-lg font-semibold' }: Props) {
  return (
    <GermanLine text={german} item={item} place="specified" className={className}>
      <Persian className="block text-quiet">{farsi}</Persian>
    </GermanLine>
  )
}
