import type { Language } from '@pol/language/language'
import type { Elements } from '../../lib/elements.ts'
import { GermanLine, PersianLine } from './lines.tsx'
import { useWhatIsShown } from './use-what-is-shown.ts'
import type { Place } from './what-is-shown.ts'

/** Classes of the text that stands first and of the one that stands second. */
const sizes = {
  word: {
    first: { de: 'text-xl font-bold', fa: 'text-2xl font-bold' },
    second: { de: 'text-lg', fa: 'text-lg' },
  },
  example: {
    first: { de: 'text-lg', fa: 'text-xl' },
    second: { de: '', fa: '' },
  },
  /** The name of a service, which has long words. */
  service: {
    first: { de: 'text-lg font-bold', fa: 'text-xl font-bold' },
    second: { de: '', fa: '' },
  },
}

interface Props {
  readonly size: keyof typeof sizes
  readonly place?: Exclude<Place, 'specified'>
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
  /** The text that is spoken for the Persian one, if it differs. */
  readonly spoken?: string | undefined
  /** Determines the pronunciation of a Persian homograph. */
  readonly speechId?: string | undefined
  /** The id of the item, if it can be starred. The star and the menu stand with the first text. */
  readonly item?: string | undefined
  /** Shown below the German text. */
  readonly children?: Elements
}

/** A German text and its Persian translation, in the order and size of what one learns. */
export function TextPair(props: Props) {
  const {
    size,
    place = 'elsewhere',
    german,
    farsi,
    transliteration,
    spoken,
    speechId,
    item,
    children,
  } = props
  const { first } = useWhatIsShown(place)
  const classOf = (language: Language) => sizes[size][language === first ? 'first' : 'second'][language]
  const lines = [
    <GermanLine
      key="de"
      text={german}
      item={item}
      hasActions={first === 'de'}
      place={place}
      className={classOf('de')}
    >
      {children}
    </GermanLine>,
    <PersianLine
      key="fa"
      farsi={farsi}
      item={item}
      actionsOf={first === 'fa' ? german : undefined}
      transliteration={transliteration}
      spoken={spoken}
      id={speechId}
      place={place}
      className={classOf('fa')}
    />,
  ]
  return first === 'de' ? lines : lines.toReversed()
}
