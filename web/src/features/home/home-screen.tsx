import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { productName } from '../../lib/product.ts'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { Persian } from '../../ui/frame/persian.tsx'
import { useDocumentTitle } from '../../ui/frame/page-header.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BadgeTile } from './badge-tile.tsx'
import { BridgePicture } from './bridge-picture.tsx'
import { audiences, badges, lessons } from './cards.ts'
import { LessonCard } from './lesson-card.tsx'
import { Brand } from '../../ui/frame/brand.tsx'
import { Main } from '../../ui/frame/main.tsx'

export default function HomeScreen() {
  useDocumentTitle(productName)
  const features = useRef<HTMLHeadingElement>(null)
  const showFeatures = () => {
    features.current?.scrollIntoView()
    features.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-3">
          <Brand className="text-xl" />
          <AccountMenu />
        </div>
      </header>
      <Main className="mx-auto max-w-6xl px-4 pb-20">
        <section className="grid items-center gap-8 py-10 md:grid-cols-[1.2fr_1fr] md:py-16">
          <div>
            <h1 className="text-4xl leading-tight font-bold sm:text-5xl">
              Deutsch und Persisch, Wort für Wort
            </h1>
            <p className="mt-4 max-w-prose text-lg text-quiet">
              Buchstaben, Wörter und Sätze zum Lesen und Hören, in beiden Sprachen und für jedes Alter.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink href={paths.alphabet}>Jetzt starten</ButtonLink>
              <Button look="secondary" onClick={showFeatures}>
                Mehr erfahren
                <ArrowDown aria-hidden="true" className="size-4" />
              </Button>
            </div>
          </div>
          <div className="rounded-card bg-brand-soft p-6 text-center">
            <p className="flex items-baseline justify-between text-2xl font-bold sm:text-3xl">
              <span>Hallo</span>
              <Persian>سلام</Persian>
            </p>
            <BridgePicture />
          </div>
        </section>

        <ul
          aria-label="Dein Lernstand"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4"
        >
          {badges.map((badge) => (
            <BadgeTile key={badge.label} {...badge} />
          ))}
        </ul>

        <section aria-labelledby="lessons" className="pt-14">
          <h2 id="lessons" ref={features} tabIndex={-1} className="scroll-mt-6 text-3xl font-bold">
            Deine Lektionen
          </h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {lessons.map((lesson) => (
              <LessonCard key={lesson.href} {...lesson} />
            ))}
          </ul>
        </section>

        <section aria-labelledby="audiences" className="pt-14">
          <h2 id="audiences" className="text-3xl font-bold">
            Für jedes Alter geeignet
          </h2>
          <ul className="mt-6 grid gap-4 lg:grid-cols-3">
            {audiences.map((audience) => (
              <LessonCard key={audience.href} {...audience} />
            ))}
          </ul>
        </section>
      </Main>
      <footer className="pb-8 text-center">
        <Link href={paths.privacyPolicy} className="text-quiet underline">
          Datenschutz
        </Link>
      </footer>
    </>
  )
}
