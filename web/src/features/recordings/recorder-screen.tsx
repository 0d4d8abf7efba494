import { useParams } from 'wouter'
import { recordingSeconds } from '@pol/contract/limits'
import type { OwnRecording } from '@pol/contract/operations/recordings'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { germanOf, type Item } from '@pol/learning/item'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/frame/button.tsx'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { LevelMeter } from '../../ui/microphone/level-meter.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import { Controls } from './controls.tsx'
import { faultTexts, sendFailureText } from './fault-texts.ts'
import { ItemMeaning, ItemText } from './item-text.tsx'
import { NextLine } from './next-line.tsx'
import { ReadySpeaker } from './speaker.tsx'
import { type Recorder, useRecorder } from './use-recorder.ts'
import { isSaidIn } from './wanted.ts'

const back = { href: paths.record, label: t('Zurück zu den gewünschten Aufnahmen') }

/** Records one line: record, listen, send. */
export default function RecorderScreen() {
  const { item: id } = useParams<{ item: string }>()
  return (
    <>
      <PageHeader title={t('Aufnehmen')} width="max-w-3xl" back={back} />
      <Main className="mx-auto flex min-h-[calc(100dvh-6rem)] max-w-3xl flex-col gap-6 px-4 pt-6">
        <ReadySpeaker key={id}>
          {({ catalogue, own, language }) => {
            const item = isSaidIn(id, language, catalogue) && catalogue.byId.get(id)
            const ofLine = own.filter((recording) => recording.item === id && recording.language === language)
            if (!item) return <Message text={t('Diese Zeile gibt es in Ihrer Muttersprache nicht.')} />
            if (ofLine.some(({ state }) => state === 'approved'))
              return (
                <Message
                  text={t(
                    'Von Ihnen gibt es hier schon eine freigegebene Aufnahme. Wenn Sie eine neue machen möchten, ziehen Sie sie bitte zuerst zurück.',
                  )}
                />
              )
            return <RecordLine item={item} language={language} catalogue={catalogue} own={own} />
          }}
        </ReadySpeaker>
      </Main>
    </>
  )
}

function Message({ text }: { readonly text: string }) {
  return (
    <>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.record}>{t('Andere Zeilen')}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.ownRecordings}>
          {t('Meine Aufnahmen')}
        </ButtonLink>
      </div>
    </>
  )
}

interface Props {
  readonly item: Item
  readonly language: Language
  readonly catalogue: Catalogue
  readonly own: readonly OwnRecording[]
}

function RecordLine({ item, language, catalogue, own }: Props) {
  const recording = useRecorder(item.id)
  const { recorder } = recording
  const isWaiting = own.some(
    (recorded) => recorded.item === item.id && recorded.language === language && recorded.state === 'pending',
  )
  const speech =
    language === 'fa'
      ? ({ ...catalogue.persianSpeechOf(item), voice: 'nova' } as const)
      : ({ text: germanOf(item), voice: 'alloy' } as const)
  const sense = item.kind === 'word' && (language === 'fa' ? item.sense_farsi : item.sense_german)
  const Sense = language === 'fa' ? PersianSense : GermanSense
  return (
    <>
      <section aria-label={t('Bitte sprechen Sie')} className="card grid gap-3 p-5 text-left rtl:text-right">
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1">
            <ItemText item={item} language={language} className="block text-3xl/normal font-bold" />
            {sense && <Sense>{sense}</Sense>}
          </p>
          {/* The synthetic voice of the text. */}
          <SpeakerButton {...speech} />
        </div>
        <p className="text-lg text-quiet">
          <ItemMeaning item={item} language={language} className="block" />
        </p>
      </section>
      {isWaiting && recorder.name !== 'sent' && (
        <p className="text-quiet">
          {t('Über Ihre Aufnahme dieser Zeile ist noch nicht entschieden. Eine neue ersetzt sie.')}
        </p>
      )}
      <State recorder={recorder} />
      {recorder.name === 'sent' ? (
        <NextLine language={language} catalogue={catalogue} own={own} sent={item.id} />
      ) : (
        <Controls {...recording} />
      )}
    </>
  )
}

const GermanSense = ({ children }: { readonly children: string }) => (
  <span lang="de" dir="ltr" translate="no" className="text-quiet">
    {children}
  </span>
)
const PersianSense = ({ children }: { readonly children: string }) => (
  <span lang="fa" dir="rtl" translate="no" className="block text-quiet">
    {children}
  </span>
)

/** The state of the recorder as text. */
function State({ recorder }: { readonly recorder: Recorder }) {
  const failure =
    recorder.name === 'empty' && recorder.fault
      ? faultTexts[recorder.fault]
      : recorder.name === 'recorded' && recorder.failure !== null
        ? sendFailureText(recorder.failure)
        : null
  return (
    <>
      <div role="alert" className="font-semibold text-danger empty:hidden">
        {failure}
      </div>
      {recorder.name === 'recording' && <LevelMeter capture={recorder.capture} longest={recordingSeconds} />}
      <p role="status" className="text-lg empty:hidden">
        {failure ? null : statusTexts[recorder.name]}
      </p>
    </>
  )
}

const statusTexts: Readonly<Record<Recorder['name'], string>> = {
  empty: t(
    'Sprechen Sie die Zeile deutlich und in Ihrem gewohnten Tempo, an einem ruhigen Ort. Stille am Anfang und am Ende wird abgeschnitten.',
  ),
  opening: t('Bitte erlauben Sie das Mikrofon.'),
  recording: t('Bitte sprechen Sie jetzt.'),
  recorded: t('Hören Sie sich die Aufnahme an, bevor Sie sie senden.'),
  sending: t('Wird gesendet …'),
  sent: t('Danke! Sobald die Aufnahme freigegeben ist, hören andere Sie.'),
}
