import type { FormField } from '@pol/content/script/forms'
import { interfaceLanguage, t } from '@pol/contract/text'
import { formVerdict } from '@pol/learning/script/block-letters'
import { German, Persian } from '../../../../ui/frame/persian.tsx'
import { Explanation } from '../../../../ui/learning/explanation.tsx'
import type { WordedReason } from '../../../../lib/lexicon/worded-reason.ts'
import type { Asked } from '../../../../ui/lessons/answered-step.tsx'
import { reasonOf, ruleText } from './reasons.ts'
import { Solution } from './solution.tsx'
import { WrittenStep } from './written-step.tsx'

interface Props extends Asked {
  readonly field: FormField
}

const blockLetters = 'writing-rule-block-letters'

/** A field of a form is filled in for a fictional woman. */
export function Field({ field, ...asked }: Props) {
  return (
    <WrittenStep
      kind={t('Formular')}
      question={
        <>
          <h2 className="text-quiet sm:text-lg">
            {t('Füllen Sie das Formular für Maryam Hosseini in großen Druckbuchstaben aus.')}
          </h2>
          <p className="flex flex-wrap items-baseline justify-center gap-x-3">
            <German className="text-2xl font-bold wrap-anywhere">{field.german}</German>
            <Persian className="text-quiet">{field.farsi}</Persian>
          </p>
          <p>
            <Explanation>{interfaceLanguage === 'fa' ? field.given_farsi : field.given_german}</Explanation>
          </p>
        </>
      }
      hasKeyboard={field.type === 'letters'}
      judge={(typed) => ({ isRight: formVerdict(typed, field) === 'right', verdict: null })}
      reasonOf={(typed) => reasonFor(field, typed)}
      solution={<Solution question={{ kind: 'field', field }} />}
      {...asked}
    />
  )
}

function reasonFor(field: FormField, typed: string): WordedReason {
  switch (formVerdict(typed, field)) {
    case 'small-letters':
      return reasonOf(
        t('Es stimmt, aber schreiben Sie bitte alles in Großbuchstaben.'),
        ruleText(blockLetters),
      )
    case 'no-umlaut':
      return reasonOf(t('Die Punkte von Ä, Ö und Ü fehlen.'), ruleText(blockLetters))
    case 'persian-digits':
      return reasonOf(t('Die Zahl stimmt, aber auf deutschen Formularen stehen die Ziffern 0 bis 9.'))
    case 'wrong':
    case 'right':
      return reasonOf(ruleText(field.rule))
  }
}
