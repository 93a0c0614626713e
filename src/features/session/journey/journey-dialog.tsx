import { useNavigate } from 'react-router-dom'
import { usePlayer } from '~/audio/use-player.ts'
import { coinOfDay } from '~/domain/improvisation/day-coin.ts'
import { JOURNEY_MINUTES, type Journey, journeyAt } from '~/domain/improvisation/journey.ts'
import { legsLasting } from '~/domain/improvisation/leg.ts'
import { changed } from '~/domain/session/improvised.ts'
import { journeyRecording } from '~/domain/session/journey-recording.ts'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { useOwnMinutes } from '~/listening/own-minutes.ts'
import { useImprovise } from '~/listening/todays.ts'
import { type KeptChoice, useKeptChoice } from '~/queries/almanac/kept-choice.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { praharAt } from '~/raga/model/prahar.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

const USUAL_MINUTES = 15

const CHOICES = [
  { value: 'person', label: 'I do' },
  { value: 'coin', label: 'A coin' },
] as const

/** Whether a person agreed that a coin chooses: their own consent, on one device. */
const WHO_CHOOSES: KeptChoice<'person' | 'coin'> = {
  name: 'journey-coin',
  parse: (kept) => (kept === 'coin' ? 'coin' : 'person'),
}

/** Offers a journey for a low mood; for a person who agrees, a coin chooses it or one raga alone. */
export function JourneyDialog({ onClose }: { onClose: () => void }) {
  const { uid } = usePerson()
  const day = useToday()
  const minutes = Math.max(JOURNEY_MINUTES.least, useOwnMinutes() ?? USUAL_MINUTES)
  const [who = 'person', choose] = useKeptChoice(WHO_CHOOSES)
  const play = usePlay(onClose)
  const now = new Date()
  const journey = journeyAt(praharAt(now.getHours() * 60 + now.getMinutes()))
  const isByCoin = who === 'coin'
  const isJourney = !isByCoin || coinOfDay(uid, day) === 'journey'
  const recording = isJourney
    ? journeyRecording(journey, minutes)
    : ragaRecording(journey.meets, minutes)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="A journey of two ragas"
    >
      <Stack>
        <Text>{journeyWords(journey, minutes)}</Text>
        <Text size="small" tone="soft">
          One trial found people happier after music that first met their mood and then lifted it; a
          newer one found no difference. What it does for you, nobody knows.
        </Text>
        <ChipChoice
          legend="Who chooses on a day like this"
          choices={CHOICES}
          value={who}
          onChange={choose}
        />
        {isByCoin && (
          <Text>{`An experiment on yourself: each day the coin says a journey, or one raga alone for as long. Insight compares the two once there are enough of both. Today the coin says ${isJourney ? 'a journey.' : `one raga alone: ${journey.meets.name}.`}`}</Text>
        )}
        <Button onClick={() => play(recording, isByCoin)}>
          {isJourney ? 'Play This Journey' : `Play ${journey.meets.name} Alone`}
        </Button>
      </Stack>
    </Dialog>
  )
}

function journeyWords({ meets, lifts }: Journey, minutes: number): string {
  const [first, second] = legsLasting(minutes, meets, lifts)
  return `${meets.name} meets a low mood where it is; ${lifts.name} is brighter, over the same drone. They last ${first.minutes} and ${second?.minutes} minutes, with a soft bell between.`
}

/** Plays today's improvisation of a recording, which the session screen then shows. */
function usePlay(onClose: () => void) {
  const player = usePlayer()
  const navigate = useNavigate()
  const improvise = useImprovise()
  return (recording: Recording, byCoin: boolean) => {
    const chosen = changed(improvise(recording), { byCoin })
    player.load(chosen, { autoplay: true })
    onClose()
    const { to, state } = sessionScreen(chosen)
    void navigate(to, { replace: true, state })
  }
}
