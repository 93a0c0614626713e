import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import { recommendedRecording } from '~/domain/session/sample-recordings.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { overlays } from '~/lib/overlays.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type RecommendedProps = { mood: MoodValue | null; isMoodKnown: boolean }

/** One recording that fits today's mood, and the reason. */
export function Recommended({ mood, isMoodKnown }: RecommendedProps) {
  const overlayLink = useOverlayLink()
  const recording = recommendedRecording(mood)
  const { title, raga, minutes, description, moodCategory } = recording
  const known = emblemNamed(raga)
  return (
    <Card label={`For your mood: ${title}`}>
      <div className="flex h-full flex-col gap-4">
        <p className="text-ink-soft text-small">
          {isMoodKnown && mood === null ? 'While today’s mood is open' : 'For your mood'}
        </p>
        <div className="flex items-center gap-4">
          {known && (
            <span className="size-20 shrink-0 text-accent">
              <SwaraWheel swaras={known.emblem.swaras} vadi={known.emblem.vadi} size="fill" />
            </span>
          )}
          <div className="min-w-0">
            <h3>
              <RagaName
                name={raga}
                devanagari={known?.raga.devanagari}
                iast={known?.raga.iast}
                size="title"
              />
            </h3>
            <p className="text-ink-soft text-small">
              {`${title} · ${minutes} min · ${moodCategory}`}
            </p>
          </div>
        </div>
        <p>{isMoodKnown ? `${whyOf(mood)} ${description}` : description}</p>
        <div className="mt-auto flex flex-wrap gap-2">
          <ButtonLink {...sessionLink(recording, mood)} variant="quiet">
            <PlayIcon />
            <span>
              Begin <span className="sr-only">{title}</span>
            </span>
          </ButtonLink>
          {known && (
            <ButtonLink {...overlayLink(overlays.raga(known.raga.id))} variant="ghost" size="tight">
              About this raga
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

/** The rule of the mood categories, in words. */
function whyOf(mood: MoodValue | null): string {
  if (mood === null) return 'A calm beginning.'
  const { word } = moodOf(mood)
  switch (moodCategoryOf(mood)) {
    case 'Karuna':
      return `Because you feel ${word}: Karuna, the mood of tenderness.`
    case 'Shantha':
      return `Because you feel ${word}: Shantha, the mood of peace.`
    case 'Shringara':
      return `Because you feel ${word}: Shringara, the mood of delight.`
  }
}
