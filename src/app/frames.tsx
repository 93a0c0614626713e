import { Outlet } from 'react-router-dom'
import { MiniPlayer } from '~/app/mini-player.tsx'
import { paths } from '~/lib/paths.ts'
import { AppFrame, type FrameItem } from '~/ui/frame/app-frame.tsx'
import { PlayerAtFoot } from '~/ui/frame/player-at-foot.tsx'
import { CheckInIcon, HomeIcon, JournalIcon, PathIcon, SessionsIcon } from '~/ui/frame-icons.tsx'

const ITEMS: readonly FrameItem[] = [
  { to: paths.dashboard(), label: 'Home', icon: <HomeIcon /> },
  { to: paths.dailyAudio(), label: 'Sessions', icon: <SessionsIcon /> },
  { to: paths.moodCheckin(), label: 'Check-in', icon: <CheckInIcon />, raised: true },
  { to: paths.journal(), label: 'Journal', icon: <JournalIcon /> },
  { to: paths.progress(), label: 'Path', icon: <PathIcon /> },
]

/** The frame of the signed-in screens, with the player that outlives them. */
export function SignedInFrame() {
  return (
    <AppFrame items={ITEMS} player={<MiniPlayer />}>
      <Outlet />
    </AppFrame>
  )
}

/** Pages without the bar: the player of the current track is there all the same. */
export function BareFrame() {
  return (
    <PlayerAtFoot player={<MiniPlayer />}>
      <Outlet />
    </PlayerAtFoot>
  )
}
