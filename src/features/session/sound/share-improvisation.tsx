import { improvisationLink } from '~/domain/improvisation/improvisation-link.ts'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { CopyLink } from '~/ui/feedback/copy-link.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** A link to an improvisation. */
export function ShareImprovisation({ improvisation }: Pick<SessionMusic, 'improvisation'>) {
  if (!improvisation) return null
  return (
    <Stack gap="tight">
      <CopyLink link={`${window.location.origin}${improvisationLink(improvisation)}`} />
      <Text size="small" tone="soft">
        Anyone who opens the link hears exactly this.
      </Text>
    </Stack>
  )
}
