import { useNavigate } from 'react-router-dom'
import { usePlayer } from '~/audio/use-player.ts'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood.ts'
import type { Session } from '~/domain/session.ts'
import { PlayerKeyHelp } from '~/features/session/player-key-help.tsx'
import { SessionFilters } from '~/features/session/session-filters.tsx'
import type { SessionChoice } from '~/features/session/use-session-choice.ts'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Chip } from '~/ui/chip.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/text.tsx'
import { VolumeLine } from '~/ui/volume-line.tsx'

type SessionMoreProps = {
  chosen: SessionChoice
  onClose: () => void
}

/** What waits behind a tap: how loud, what for, and how to leave for good. */
export function SessionMore({ chosen, onClose }: SessionMoreProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="This session"
    >
      <Stack gap="wide">
        <Volume />
        {chosen.isMoodSet && chosen.mood ? (
          <Facts mood={chosen.mood} session={chosen.choice.session} />
        ) : (
          <SessionFilters chosen={chosen} />
        )}
        <PlayerKeyHelp />
        <Leave />
      </Stack>
    </Dialog>
  )
}

function Volume() {
  const player = usePlayer()
  const { volume, muted } = usePlayerState()
  return (
    <VolumeLine
      volume={player.canSetVolume ? volume : null}
      muted={muted}
      onVolume={player.setVolume}
      onMute={() => player.setMuted(!muted)}
    />
  )
}

function Facts({ mood, session }: { mood: MoodValue; session: Session }) {
  return (
    <Row gap="tight">
      <Chip label="Mood">{moodOf(mood).word}</Chip>
      <Chip label="Mood Category">{session.moodCategory ?? moodCategoryOf(mood)}</Chip>
      {session.raag && <Chip label="Raag">{session.raag}</Chip>}
    </Row>
  )
}

function Leave() {
  const navigate = useNavigate()
  const player = usePlayer()
  function stop() {
    player.clear()
    void navigate(paths.dashboard())
  }
  return (
    <Stack gap="tight" align="start">
      <Text size="small" tone="soft">
        A session counts once you have heard four fifths of it: when it ends, or when you finish it
        earlier. Leaving before that is fine; nothing is recorded then.
      </Text>
      <Button variant="quiet" onClick={stop}>
        Stop and Leave
      </Button>
    </Stack>
  )
}
