import { improvisationLink } from '~/domain/improvisation/improvisation-link.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { CopyLink } from '~/ui/controls/copy-link.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** A link to an improvisation. */
export function ShareImprovisation({ improvisation }: Pick<SessionMusic, 'improvisation'>) {
  if (!improvisation) return null
  const name = improvisation.legs.length > 1 ? 'ragas' : 'raga'
  return (
    <Stack gap="tight">
      <CopyLink link={`${window.location.origin}${improvisationLink(improvisation)}`} />
      <Text
        size="small"
        tone="soft"
      >{`The link plays this very improvisation: its ${name}, length, Sa and day.`}</Text>
    </Stack>
  )
}
