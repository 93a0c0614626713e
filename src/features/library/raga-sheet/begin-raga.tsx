import { useQuery } from '@tanstack/react-query'
import { RECORDING_MINUTES, ragaSession } from '~/domain/session/raga-recording.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import type { Raga } from '~/raga/raga.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Starts the raga as a session, in any of its lengths. */
export function BeginRaga({ raga }: { raga: Raga }) {
  const { uid } = usePerson()
  const mood = useQuery(todayMood(uid, useToday())).data?.mood ?? null
  return (
    <Stack gap="tight" align="start">
      <Text size="small" tone="soft">
        Sit with {raga.name} for
      </Text>
      <Row gap="tight">
        {RECORDING_MINUTES.map((minutes) => (
          <ButtonLink
            key={minutes}
            {...sessionLink(ragaSession(raga, minutes), mood)}
            variant={minutes === RECORDING_MINUTES[0] ? 'primary' : 'quiet'}
          >
            {minutes} min
          </ButtonLink>
        ))}
      </Row>
    </Stack>
  )
}
