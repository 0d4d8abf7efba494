import { ArrowDown } from '../../ui/icons/drawn/arrow-down.tsx'
import { useRef } from 'react'
import { useLearner } from '../../lib/learning/learner.ts'
import { Link } from 'wouter'
import { interfaceLanguage, t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { productName } from '../../lib/site.ts'
import { EmergencyLink } from '../../ui/frame/emergency-link.tsx'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { German, Persian } from '../../ui/frame/persian.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { AccountMenu } from './account-menu.tsx'
import { BadgeTile } from './badge-tile.tsx'
import { BridgePicture } from './bridge-picture.tsx'
import { audiences, badges, lessons, sounds, steps } from './cards.ts'
import { LedWay, nextAddress } from './led-way.tsx'
import { LessonCard } from './lesson-card.tsx'
import { Today } from './today.tsx'
import { useOwnFigures } from './use-own-figures.ts'
import { Brand } from '../../ui/frame/brand.tsx'
import { Main } from '../../ui/frame/main-element.tsx'

export default function HomeScreen() {
  useDocumentTitle(productName)
  const features = useRef<HTMLHeadingElement>(null)
  const state = useLearner()
  const own = useOwnFigures(state)
  const learnsGerman = interfaceLanguage === 'fa' || state?.settings.learns === 'de'
  const showFeatures = () => {
    features.current?.scrollIntoView()
    features.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <Brand className="text-xl" />
          <div className="flex items-center gap-3">
            <EmergencyLink />
            <AccountMenu />
          </div>
        </div>
      </header>
      <Main className="mx-auto max-w-6xl px-4 pb-20">
        <div className="min-h-68 pt-6 pb-4 sm:min-h-52">{state && <LedWay state={state} own={own} />}</div>

        <Today
          today={own?.today ?? null}
          nextReview={own?.nextReview ?? null}
          waiting={state?.waiting ?? 0}
          isFirstStart={state?.settings.learns === null && state.stars.length === 0}
        />

        <section className="grid items-center gap-8 py-10 md:grid-cols-[1.2fr_1fr] md:py-16">
          <div>
            <h1 className="text-4xl leading-tight font-bold sm:text-5xl">
              {t('Deutsch und Persisch, Wort für Wort')}
            </h1>
            <p className="mt-4 max-w-prose text-lg text-quiet">
              {t('Buchstaben, Wörter und Sätze zum Lesen und Hören, in beiden Sprachen und für jedes Alter.')}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink href={interfaceLanguage === 'fa' ? nextAddress(own) : paths.alphabet}>
                {t('Jetzt starten')}
              </ButtonLink>
              <Button variant="secondary" onClick={showFeatures}>
                <span>{t('Mehr erfahren')}</span>
                <ArrowDown aria-hidden="true" className="size-4" />
              </Button>
            </div>
          </div>
          <div className="rounded-card bg-brand-soft p-6 text-center">
            <p className="flex items-baseline justify-between text-2xl font-bold sm:text-3xl">
              <German>Hallo</German>
              <Persian>سلام</Persian>
            </p>
            <BridgePicture />
          </div>
        </section>

        <ul
          aria-label={t('Ihr Lernstand')}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4"
        >
          {badges.map(({ name, count, ...badge }) => (
            <BadgeTile key={name} {...badge} count={own?.tiles?.[name] ?? count} />
          ))}
        </ul>
        {!own?.tiles && <p className="mt-2 text-sm text-quiet">{t('Beispiel')}</p>}

        <section aria-labelledby="course" className="pt-14">
          <h2 id="course" className="text-3xl font-bold">
            {t('Schritt für Schritt')}
          </h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {steps.map((step) => (
              <LessonCard key={step.href} {...step} />
            ))}
            {learnsGerman && <LessonCard {...sounds} />}
          </ul>
        </section>

        <section aria-labelledby="lessons" className="pt-14">
          <h2 id="lessons" ref={features} tabIndex={-1} className="scroll-mt-6 text-3xl font-bold">
            {t('Deine Lektionen')}
          </h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {lessons.map((lesson) => (
              <LessonCard
                key={lesson.href}
                {...lesson}
                progress={own?.lessons ? (own.lessons[lesson.href] ?? 0) : lesson.progress}
              />
            ))}
          </ul>
        </section>

        <section aria-labelledby="audiences" className="pt-14">
          <h2 id="audiences" className="text-3xl font-bold">
            {t('Für jedes Alter geeignet')}
          </h2>
          <ul className="mt-6 grid gap-4 lg:grid-cols-3">
            {audiences.map((audience) => (
              <LessonCard key={audience.href} {...audience} />
            ))}
          </ul>
        </section>
      </Main>
      <footer className="pb-8 text-center text-quiet">
        <Link href={paths.privacyPolicy} className="underline">
          {t('Datenschutz')}
        </Link>
        <span> · </span>
        <Link href={paths.credits} className="underline">
          {t('Quellen und Lizenzen')}
        </Link>
      </footer>
    </>
  )
}
