import { Link } from '~/ui/controls/link.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'

type SessionWordsProps = {
  title: string
  raga: { name: string; devanagari: string | undefined } | null
  description: string
  affirmation: string
  /** The link to the raga's sheet. */
  about: { to: string; state: unknown; label: string } | null
  /** Opens the offer of a journey; `null` where none is offered. */
  onJourney: (() => void) | null
}

const LINK =
  'inline-flex min-h-11 items-center underline decoration-current/50 underline-offset-4 hover:decoration-current'

/** The title, the raga, and a sentence to keep in mind during the session. */
export function SessionWords(props: SessionWordsProps) {
  const { title, raga, description, affirmation, about, onJourney } = props
  return (
    <>
      <h1>
        {raga ? (
          <>
            {/* If the title is the raga's name, it is shown only once. */}
            {title !== raga.name && (
              <>
                <span className="mb-1 block text-small lg:text-body">{title}</span>{' '}
              </>
            )}
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
      {(about || onJourney) && (
        <p className="[@media(max-height:44rem)]:hidden flex flex-wrap justify-center gap-x-5 text-small lg:mt-2 lg:justify-start lg:text-body">
          {about && (
            <Link to={about.to} state={about.state} className={LINK}>
              {about.label}
            </Link>
          )}
          {onJourney && (
            <button type="button" aria-haspopup="dialog" onClick={onJourney} className={LINK}>
              A journey of two ragas
            </button>
          )}
        </p>
      )}
    </>
  )
}
