import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePlayer } from '~/audio/use-player.ts'
import { improvisationLink } from '~/domain/improvisation/improvisation-link.ts'
import { isMoodValue, MOODS, type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { BreathChoice } from '~/features/session/breath/breath-choice.tsx'
import type { SessionChoice } from '~/features/session/page/use-session-choice.ts'
import { SessionLength } from '~/features/session/sound/session-length.tsx'
import { SoundChoice } from '~/features/session/sound/sound-choice.tsx'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { paths } from '~/lib/paths.ts'
import { originWords } from '~/listening/origin-words.ts'
import { afterSession } from '~/listening/play-on/after-session.ts'
import { keySetting } from '~/listening/player-keys.tsx'
import { PlayerVolume } from '~/listening/recording-controls.tsx'
import { Chip, ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { CopyLink } from '~/ui/feedback/copy-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { HiddenText, Text } from '~/ui/layout/text.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

type SessionMoreProps = {
  chosen: SessionChoice
  onJourney: (() => void) | null
  onClose: () => void
}

/** More options: volume, filters, and how to end the session. */
export function SessionMore({ chosen, onJourney, onClose }: SessionMoreProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="This session"
    >
      <Stack gap="wide">
        <PlayerVolume />
        {chosen.isMoodSet && chosen.mood ? (
          <Facts mood={chosen.mood} recording={chosen.choice.recording} />
        ) : (
          <SessionFilters chosen={chosen} />
        )}
        <OriginLine audioUrl={chosen.choice.recording.audioUrl} />
        {onJourney && (
          <Row>
            <Button
              variant="quiet"
              onClick={() => {
                onClose()
                onJourney()
              }}
            >
              A Journey of Two Ragas
            </Button>
          </Row>
        )}
        <SessionLength music={chosen.music} />
        {chosen.music.improvisation && <AfterChoice />}
        <SoundChoice music={chosen.music} />
        <BreathChoice
          {...(chosen.music.improvisation && {
            onSwell: (breath) => chosen.music.change({ breath }),
          })}
        />
        <ShareImprovisation improvisation={chosen.music.improvisation} />
        <PlayerKeyHelp />
        <Leave />
      </Stack>
    </Dialog>
  )
}

function Facts({ mood, recording }: { mood: MoodValue; recording: Recording }) {
  return (
    <Row gap="tight">
      <Chip label="Mood">{moodOf(mood).word}</Chip>
      <Chip label="Mood Category">{recording.moodCategory ?? moodCategoryOf(mood)}</Chip>
      {recording.raga && <Chip label="Raag">{recording.raga}</Chip>}
    </Row>
  )
}

/** Said here alone: the page itself is for listening. */
function OriginLine({ audioUrl }: Pick<Recording, 'audioUrl'>) {
  const words = originWords(audioUrl)
  return words === null ? null : <Text size="small">{words}</Text>
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
        A session counts once you have heard 80 % of it: when it ends, or when you finish it
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

type KeyHelpProps = {
  title: string
  keys: readonly { readonly key: string; readonly does: string }[]
  /** The label of the switch for the keys. */
  switchLabel: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

/** The list of the single keys, closed at first, and a switch to turn them off. */
function KeyHelp({ title, keys, switchLabel, isOn, onTurn }: KeyHelpProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold before:eased before:content-['›'] group-open:before:rotate-90">
        {title}
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-edge px-2 py-0.5 text-small [font-family:inherit]">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          className="size-5 accent-accent"
        />
        <span>{switchLabel}</span>
      </label>
    </details>
  )
}

const AFTER_CHOICES = [
  { value: 'stop', label: 'Stop' },
  { value: 'play-on', label: 'Play on', spoken: 'Play on with the next raga of the watch' },
] as const

/** What follows the session when it ends. */
function AfterChoice() {
  const after = useSyncExternalStore(afterSession.subscribe, afterSession.get)
  return (
    <ChipChoice
      legend="When it ends"
      choices={AFTER_CHOICES}
      value={after}
      onChange={afterSession.choose}
    />
  )
}

/** A link to an improvisation. */
function ShareImprovisation({ improvisation }: Pick<SessionMusic, 'improvisation'>) {
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

const MOOD_OPTIONS = MOODS.map(({ value, word, emoji }) => ({
  value: String(value),
  label: `${emoji} ${word}`,
}))

/** Filters for the session to play, if no mood is set. */
function SessionFilters({ chosen }: { chosen: SessionChoice }) {
  const { filter, setFilter, ragas, categories } = chosen
  const option = (value: string) => ({ value, label: value })
  return (
    <Stack>
      <SelectField
        label="Mood"
        placeholder="Any mood"
        value={String(filter.mood ?? '')}
        options={MOOD_OPTIONS}
        onChange={(text) => {
          const mood = Number(text)
          setFilter({ ...filter, mood: isMoodValue(mood) ? mood : null })
        }}
      />
      <SelectField
        label="Raag"
        placeholder="Any raag"
        value={filter.raga ?? ''}
        options={ragas.map(({ name }) => option(name))}
        error={chosen.isFilterEmpty ? 'There is no session for this choice yet.' : undefined}
        onChange={(raga) => setFilter({ ...filter, raga: raga || null, moodCategory: null })}
      />
      <SelectField
        label="Mood Category"
        placeholder="Any category"
        value={filter.moodCategory ?? ''}
        options={categories.map(option)}
        onChange={(text) =>
          setFilter({
            ...filter,
            raga: null,
            moodCategory: categories.find((category) => category === text) ?? null,
          })
        }
      />
      <HiddenText>
        <span role="status">{`Now chosen: ${chosen.choice.recording.title}`}</span>
      </HiddenText>
    </Stack>
  )
}
