import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePlayer } from '~/audio/use-player.ts'
import { improvisationLink } from '~/domain/improvisation/improvisation-link.ts'
import { minutesOf } from '~/domain/improvisation/leg.ts'
import { BreathChoice } from '~/features/session/breath/breath-choice.tsx'
import { shortBreath } from '~/features/session/breath/breath-names.ts'
import { breathSetting } from '~/features/session/breath/breath-setting.ts'
import { JourneyDialog } from '~/features/session/journey/journey-dialog.tsx'
import { PlayerKeyHelp } from '~/features/session/page/player-key-help.tsx'
import { SessionFilters } from '~/features/session/page/session-filters.tsx'
import type { SessionChoice } from '~/features/session/page/use-session-choice.ts'
import { SessionLength } from '~/features/session/sound/session-length.tsx'
import { SoundChoice, soundWords } from '~/features/session/sound/sound-choice.tsx'
import { paths } from '~/lib/paths.ts'
import { originWords } from '~/listening/origin-words.ts'
import { afterSession } from '~/listening/play-on/after-session.ts'
import { PlayerVolume } from '~/listening/recording-controls.tsx'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure, RowButton } from '~/ui/controls/disclosure.tsx'
import { CopyLink } from '~/ui/feedback/copy-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { PathIcon, SessionsIcon, ZenIcon } from '~/ui/motifs/frame-icons.tsx'
import { ClockIcon, MoonIcon, ShareIcon } from '~/ui/motifs/icons.tsx'
import { SidePanel } from '~/ui/overlay/side-panel.tsx'

type SessionSettingsProps = {
  chosen: SessionChoice
  isJourneyOffered: boolean
  onClose: () => void
}

/** What can be changed of this session, each in a row with its present value, and how to leave it. */
export function SessionSettings({ chosen, isJourneyOffered, onClose }: SessionSettingsProps) {
  const { music } = chosen
  const { improvisation } = music
  const led = useSyncExternalStore(breathSetting.subscribe, breathSetting.led)
  const after = useSyncExternalStore(afterSession.subscribe, afterSession.get)
  const row = useOneOpenRow()
  return (
    <SidePanel title="This session" onClose={onClose} foot={<Foot chosen={chosen} row={row} />}>
      <div className="ruled">
        <div className="py-1 text-accent">
          <PlayerVolume />
        </div>
        {!chosen.isMoodSet && (
          <div className="py-4">
            <SessionFilters chosen={chosen} />
          </div>
        )}
        {improvisation && (
          <SettingRow
            {...row('Length')}
            icon={<ClockIcon />}
            value={`${minutesOf(improvisation.legs)} min`}
          >
            <SessionLength music={music} />
          </SettingRow>
        )}
        <SettingRow
          {...row('Breath')}
          icon={<ZenIcon />}
          value={led ? shortBreath(led.pattern) : 'Free'}
        >
          <BreathChoice
            isLegendHidden
            {...(improvisation && { onSwell: (breath) => music.change({ breath }) })}
          />
        </SettingRow>
        {improvisation && (
          <>
            <SettingRow {...row('Sound')} icon={<SessionsIcon />} value={soundWords(improvisation)}>
              <SoundChoice music={music} />
            </SettingRow>
            <SettingRow
              {...row('When it ends')}
              icon={<MoonIcon />}
              value={AFTER_CHOICES.find(({ value }) => value === after)?.label}
            >
              <ChipChoice
                legend="When it ends"
                isLegendHidden
                choices={AFTER_CHOICES}
                value={after}
                onChange={afterSession.choose}
              />
            </SettingRow>
          </>
        )}
        {isJourneyOffered && <JourneyRow />}
        {improvisation && (
          <SettingRow {...row('Share this improvisation')} icon={<ShareIcon />}>
            <Stack gap="tight">
              <CopyLink link={`${window.location.origin}${improvisationLink(improvisation)}`} />
              <Text size="small" tone="soft">
                Whoever opens the link hears exactly this.
              </Text>
            </Stack>
          </SettingRow>
        )}
      </div>
    </SidePanel>
  )
}

function JourneyRow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton title="A journey of two ragas" icon={<PathIcon />} onClick={() => setOpen(true)} />
      {isOpen && <JourneyDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const AFTER_CHOICES = [
  { value: 'stop', label: 'Stop' },
  { value: 'play-on', label: 'Play on', spoken: 'Play on with the next raga of the watch' },
] as const

type OneRow = { title: string; isOpen: boolean; onToggle: (isOpen: boolean) => void }

/** The rows of a list of which one is open at a time, each by its title. */
function useOneOpenRow(): (title: string) => OneRow {
  const [open, setOpen] = useState<string | null>(null)
  return (title) => ({
    title,
    isOpen: open === title,
    onToggle: (isOpen) => setOpen((now) => (isOpen ? title : now === title ? null : now)),
  })
}

type SettingRowProps = OneRow & { icon: ReactNode; value?: string | undefined; children: ReactNode }

/** A row with its present value, and what changes it below. */
function SettingRow({ children, ...row }: SettingRowProps) {
  return <Disclosure {...row}>{row.isOpen && <div className="pb-4">{children}</div>}</Disclosure>
}

type FootProps = { chosen: SessionChoice; row: (title: string) => OneRow }

/** How to leave for good, the keys, and when a session counts. */
function Foot({ chosen, row }: FootProps) {
  const navigate = useNavigate()
  const player = usePlayer()
  const { recording } = chosen.music
  const keys = row('Keys')
  const origin = originWords(recording.audioUrl)
  function stop() {
    player.clear()
    void navigate(paths.dashboard())
  }
  return (
    <Stack gap="tight">
      <Row justify="between">
        <button
          type="button"
          onClick={stop}
          className="min-h-11 font-semibold underline-offset-4 hover:underline"
        >
          Stop and leave
        </button>
        <Button
          variant="ghost"
          aria-expanded={keys.isOpen}
          onClick={() => keys.onToggle(!keys.isOpen)}
        >
          Keys
        </Button>
      </Row>
      {keys.isOpen && <PlayerKeyHelp />}
      <Text size="small" tone="soft">
        {`${countsWords(recording.minutes)} Leaving before that is fine; nothing is recorded then.`}
      </Text>
      {origin && (
        <Text size="small" tone="soft">
          {origin}
        </Text>
      )}
    </Stack>
  )
}

/** When a session counts: at 80 % of its length, in whole minutes where it is some. */
function countsWords(minutes: number | null): string {
  if (minutes === null) return 'It counts once you have heard 80 % of it.'
  const enough = (minutes * 4) / 5
  return Number.isInteger(enough)
    ? `It counts once you have heard ${enough} of the ${minutes} minutes.`
    : `It counts once you have heard 80 % of the ${minutes} minutes.`
}
