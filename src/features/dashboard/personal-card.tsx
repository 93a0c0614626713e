import { mayAutoStart } from '~/domain/auto-start.ts'
import type { Birth } from '~/domain/birth.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { watchAt } from '~/domain/place-sun.ts'
import { ragaSession } from '~/domain/raga-recording.ts'
import { recommend } from '~/domain/recommendation.ts'
import { categoryWords, whyInShort } from '~/domain/recommendation-reasons.ts'
import { RULES } from '~/domain/recommendation-rules.ts'
import { sessionLink } from '~/domain/session-link.ts'
import { FoldedPart } from '~/features/dashboard/folded-part.tsx'
import type { PersonalSky } from '~/features/dashboard/personal-sky.ts'
import { watchWords } from '~/features/dashboard/watch-words.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import { overlays } from '~/lib/overlays.ts'
import type { Caster } from '~/queries/chart.ts'
import { useToday } from '~/queries/use-today.ts'
import { findRaga } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { ChartConventions } from '~/ui/astrology/chart-conventions.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { PersonalRagaCard } from '~/ui/dashboard/personal-raga-card.tsx'
import { ReasonList } from '~/ui/dashboard/reason-list.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { useOverlayLink } from '~/ui/use-overlay-link.ts'

type PersonalCardProps = {
  sky: PersonalSky
  teller: Caster
  birth: Birth
  mood: MoodValue | null
}

/** The raga that mood, hour and chart choose together, why, and the chart behind it. */
export function PersonalCard({ sky, teller, birth, mood }: PersonalCardProps) {
  const overlayLink = useOverlayLink()
  const day = useToday()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const watch = watchAt({ now: Date.now() as UtcMilliseconds, zone, birth })
  const choice = recommend({ mood, prahar: watch.prahar, sky: sky.natal, day })
  const raga = findRaga(choice.raga)
  if (!raga) return null
  return (
    <PersonalRagaCard
      raga={raga}
      emblem={emblemOf(raga)}
      hour={watchWords(watch)}
      why={whyInShort(choice.reasons)}
      actions={
        <Row gap="tight">
          <ButtonLink {...sessionLink(ragaSession(raga, 10), mood)} variant="quiet">
            Begin {raga.name}
          </ButtonLink>
          <ButtonLink {...overlayLink(overlays.raga(raga.id))} variant="ghost">
            About this raga
          </ButtonLink>
        </Row>
      }
    >
      <FoldedPart title="Why this raga">
        <ReasonList
          reasons={choice.reasons.map((reason) => ({ ...reason, ...RULES[reason.rule] }))}
        />
      </FoldedPart>
      <FactList
        facts={[
          {
            name: 'Influence',
            value:
              sky.influence ?? choice.influence ?? 'None: the 120 years of the dashas are over',
          },
          {
            name: 'Suggested mood',
            value: sky.suggested?.mood ?? categoryWords(choice.suggestedMood),
          },
          { name: 'Suggested raag', value: suggestedRaag(sky, raga.name, mood) },
          { name: 'Moon sign', value: sky.moonSign },
          { name: 'Lagna', value: sky.lagna },
          { name: 'Nakshatra', value: sky.nakshatra },
        ]}
      />
      <FoldedPart title="Planet positions">
        <FactList facts={sky.positions} />
      </FoldedPart>
      <ChartConventions computedBy={teller} node={sky.node} />
    </PersonalRagaCard>
  )
}

/** The service's raag beside the one that mood and hour chose; none of tense character for a low mood. */
function suggestedRaag({ suggested }: PersonalSky, chosen: string, mood: MoodValue | null): string {
  if (!suggested || suggested.raag.toLowerCase() === chosen.toLowerCase()) return chosen
  if (mood !== null && !mayAutoStart(mood, suggested.raag)) return chosen
  return `${suggested.raag} by the service, ${chosen} by mood and hour`
}
