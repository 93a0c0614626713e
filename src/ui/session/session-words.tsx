import { RagaName } from '~/ui/raga-name.tsx'

type SessionWordsProps = {
  title: string
  raga: { name: string; devanagari: string | undefined } | null
  description: string
  affirmation: string
}

/** What is heard, and a sentence to hold while it sounds. */
export function SessionWords({ title, raga, description, affirmation }: SessionWordsProps) {
  return (
    <>
      <h1>
        {raga ? (
          <>
            <span className="mb-1 block text-small lg:text-body">{title}</span>{' '}
            <RagaName name={raga.name} devanagari={raga.devanagari} size="hero" />
          </>
        ) : (
          <span className="font-display font-semibold text-hero">{title}</span>
        )}
      </h1>
      <p className="mx-auto mt-3 max-w-[34ch] text-pretty font-display text-lead lg:mx-0 lg:mt-6 lg:text-title">
        {affirmation}
      </p>
      <p className="mx-auto mt-2 max-w-[44ch] text-pretty text-small lg:mx-0 lg:mt-4 lg:text-body">
        {description}
      </p>
    </>
  )
}
