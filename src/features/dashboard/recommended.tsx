import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import { recommendedRecording } from '~/domain/session/sample-recordings.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { RagaCard } from '~/features/dashboard/raga-card.tsx'
import { overlays } from '~/lib/overlays.ts'
import { CATEGORY_MEANINGS } from '~/listening/category-meanings.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type RecommendedProps = { mood: MoodValue | null; isMoodKnown: boolean }

/** One recording that fits today's mood, and the reason. */
export function Recommended({ mood, isMoodKnown }: RecommendedProps) {
  const overlayLink = useOverlayLink()
  const recording = recommendedRecording(mood)
  const { title, raga, minutes, description, moodCategory } = recording
  const known = emblemNamed(raga)
  return (
    <RagaCard
      label={`For your mood: ${title}`}
      caption={isMoodKnown && mood === null ? 'While today’s mood is open' : 'For your mood'}
      raga={{ name: raga, devanagari: known?.raga.devanagari, iast: known?.raga.iast }}
      emblem={known?.emblem ?? null}
      facts={`${title} · ${minutes} min · ${moodCategory}`}
      why={isMoodKnown ? `${whyOf(mood)} ${description}` : description}
      begin={{ ...sessionLink(recording, mood), what: title }}
      more={
        known && (
          <ButtonLink {...overlayLink(overlays.raga(known.raga.id))} variant="ghost" size="tight">
            About this raga
          </ButtonLink>
        )
      }
    />
  )
}

/** The rule of the mood categories, in words. */
function whyOf(mood: MoodValue | null): string {
  if (mood === null) return 'A calm beginning.'
  const category = moodCategoryOf(mood)
  return `Because you feel ${moodOf(mood).word}: ${category}, the mood of ${CATEGORY_MEANINGS[category]}.`
}
