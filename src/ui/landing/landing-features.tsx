import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/button-link.tsx'

type Feature = { title: string; text: string; motif: ReactNode }

type LandingFeaturesProps = {
  heading: string
  features: readonly Feature[]
  start: { to: string; label: string }
  closing: string
}

/** What a day in Alap holds, as three steps down the page rather than three tiles. */
export function LandingFeatures({ heading, features, start, closing }: LandingFeaturesProps) {
  return (
    <>
      <section className="mx-auto w-full max-w-[70rem] px-5 py-20 sm:px-10 sm:py-28">
        <h2 className="max-w-[22ch] text-balance font-semibold text-heading">{heading}</h2>
        <ul className="mt-10 grid gap-4 sm:mt-14 lg:grid-cols-3 lg:items-start lg:gap-6">
          {features.map((feature) => (
            <li
              key={feature.title}
              className="paper flex flex-col gap-4 rounded-card border border-line p-7 lg:nth-2:mt-10 lg:nth-3:mt-20"
            >
              <div className="flex h-16 items-center text-accent">{feature.motif}</div>
              <h3 className="font-semibold text-title">{feature.title}</h3>
              <p className="text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="sky px-5 py-20 text-center sm:px-10">
        <p className="mx-auto max-w-[24ch] text-balance font-semibold text-heading">{closing}</p>
        <div className="mt-8">
          <ButtonLink to={start.to} variant="sky" size="large">
            {start.label}
          </ButtonLink>
        </div>
      </section>
      <footer className="px-5 py-8 text-center text-ink-soft text-small sm:px-10">
        Alap is the slow, unmetered opening of a raga.
      </footer>
    </>
  )
}
