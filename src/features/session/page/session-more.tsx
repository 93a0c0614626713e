import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { usePlayer } from '~/audio/use-player.ts'
import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import type { Session } from '~/domain/session/session.ts'
import { SessionFilters } from '~/features/session/page/session-filters.tsx'
import type { SessionChoice } from '~/features/session/page/use-session-choice.ts'
import { KeyHelp } from '~/features/session/view/key-help.tsx'
import { paths } from '~/lib/paths.ts'
import { keySetting } from '~/listening/player-keys.tsx'
import { VolumeLine } from '~/listening/view/volume-line.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Chip } from '~/ui/controls/chip-choice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type SessionMoreProps = {
  chosen: SessionChoice
  onClose: () => void
}

/** More options: volume, filters, and how to end the session. */
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

const KEYS = [
  { key: 'Space', does: 'Play or pause' },
  { key: '←', does: 'Back 10 seconds' },
  { key: '→', does: 'Forward 10 seconds' },
  { key: 'M', does: 'Mute, or sound again' },
] as const

/** Lists the single keys that control the player, with a switch to turn them off. */
export function PlayerKeyHelp() {
  const isOn = useSyncExternalStore(keySetting.subscribe, keySetting.isOn)
  return (
    <KeyHelp
      title="Keys"
      keys={KEYS}
      switchLabel="Use these keys on every page"
      isOn={isOn}
      onTurn={keySetting.turn}
    />
  )
}
