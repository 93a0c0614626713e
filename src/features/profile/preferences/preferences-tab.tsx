import { useState, useSyncExternalStore } from 'react'
import { JOURNEY_MINUTES } from '~/domain/improvisation/journey.ts'
import { SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { isSaKey, SA_KEYS, saName } from '~/domain/improvisation/sa.ts'
import { townOf } from '~/domain/panchang/almanac-place.ts'
import { Group } from '~/features/profile/lines/group.tsx'
import { LinkLine } from '~/features/profile/lines/link-line.tsx'
import { PreferencesPreview } from '~/features/profile/preferences/preferences-preview.tsx'
import { Segmented } from '~/features/profile/preferences/segmented.tsx'
import { SwitchLine } from '~/features/profile/preferences/switch-line.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { type OwnSetting, ownSettings } from '~/lib/shell/own-settings.ts'
import { isTwelveHours, ownWeekStart } from '~/lib/words/own-english.ts'
import { NAME_FORMS, namesNow } from '~/lib/words/own-names.ts'
import { LengthSlider } from '~/listening/length-slider.tsx'
import { ownMinutes, useOwnMinutes } from '~/listening/own-minutes.ts'
import { keySetting } from '~/listening/player-keys.tsx'
import { soundWish, useSoundWish } from '~/listening/sound-wish.ts'
import { useAlmanacPlace } from '~/queries/almanac/use-almanac-place.ts'
import { useStreakShown } from '~/queries/practice/streak-shown.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'
import { chosenTheme, isStill, THEMES } from '~/ui/styles/look.ts'

/** How the person likes the app. Each choice counts at once, on this device and then on their others. */
export function PreferencesTab() {
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <Look />
        <NamesAndNumbers />
        <Text size="small" tone="soft">
          Saved as you choose, on this device and with your account.
        </Text>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <PreferencesPreview />
        <PracticeAndSound />
        <Place />
      </div>
    </div>
  )
}

/** What a setting is now; read anew when anything is chosen, here or on another device. */
function useNow<Value extends string | number | boolean>(read: () => Value): Value {
  return useSyncExternalStore(ownSettings.subscribe, read)
}

/** Chooses; the usual is no choice. */
const choosing = (name: OwnSetting, usual?: string) => (value: string) =>
  ownSettings.choose(name, value === usual ? null : value)

const THEME_WORDS = { system: 'System', light: 'Light', dark: 'Dark' } as const
const isSkyOfHour = () => ownSettings.read('sky') !== 'evening'

function Look() {
  return (
    <Group title="Look">
      <Segmented
        label="Theme"
        choices={THEMES.map((value) => ({ value, label: THEME_WORDS[value] }))}
        value={useNow(chosenTheme)}
        onChange={choosing('theme', 'system')}
      />
      <Segmented
        label="Motion"
        detail="Still stops the ring, the strings and all fades."
        choices={[
          { value: 'system', label: 'As the device' },
          { value: 'reduced', label: 'Still' },
        ]}
        value={useNow(isStill) ? 'reduced' : 'system'}
        onChange={choosing('motion', 'system')}
      />
      <SwitchLine
        label="The sky follows the hour"
        detail="Off: the evening sky, always."
        isOn={useNow(isSkyOfHour)}
        onTurn={(isOn) => ownSettings.choose('sky', isOn ? null : 'evening')}
      />
    </Group>
  )
}

const NAME_WORDS = { both: 'Both', latin: 'Latin', devanagari: 'Devanagari', iast: 'IAST' } as const
const WEEK_STARTS = [
  { value: '6', label: 'Saturday' },
  { value: '0', label: 'Sunday' },
  { value: '1', label: 'Monday' },
] as const
const hours = () => (isTwelveHours() ? '12' : '24')
const weekStart = () => String(ownWeekStart())

function NamesAndNumbers() {
  return (
    <Group title="Names and numbers">
      <Segmented
        label="Names of ragas"
        detail="Where a name stands by itself; sentences say it in Latin."
        choices={NAME_FORMS.map((value) => ({ value, label: NAME_WORDS[value] }))}
        value={useNow(namesNow)}
        onChange={choosing('names', 'both')}
      />
      <Segmented
        label="Clock"
        choices={[
          { value: '12', label: '12 h', spoken: '12 hours' },
          { value: '24', label: '24 h', spoken: '24 hours' },
        ]}
        value={useNow(hours)}
        onChange={choosing('clock')}
      />
      <Segmented
        label="The week begins on"
        choices={WEEK_STARTS}
        value={useNow(weekStart)}
        onChange={choosing('week')}
      />
    </Group>
  )
}

function PracticeAndSound() {
  const [open, setOpen] = useState<'sa' | 'length' | null>(null)
  const [isStreakShown, showStreak] = useStreakShown()
  const link = useOverlayLink()
  const toggle = (which: 'sa' | 'length') => (isOpen: boolean) => {
    setOpen((before) => (isOpen ? which : before === which ? null : before))
  }
  return (
    <Group title="Practice and sound">
      <SwitchLine label="Show my streak" isOn={isStreakShown} onTurn={showStreak} />
      <LinkLine
        {...link(overlays.reminder())}
        label="Daily reminder"
        detail="By your own calendar"
      />
      <OwnSa isOpen={open === 'sa'} onToggle={toggle('sa')} />
      <UsualLength isOpen={open === 'length'} onToggle={toggle('length')} />
      <SwitchLine
        label="Keys on every page"
        detail="Space, arrows and M control the player."
        isOn={useSyncExternalStore(keySetting.subscribe, keySetting.isOn)}
        onTurn={keySetting.turn}
      />
    </Group>
  )
}

type FoldProps = { isOpen: boolean; onToggle: (isOpen: boolean) => void }

const AS_USUAL = 'As usual for each raga'

function OwnSa({ isOpen, onToggle }: FoldProps) {
  const { sa } = useSoundWish()
  return (
    <Disclosure
      title="Your Sa"
      value={sa === null ? AS_USUAL : saName(sa)}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <SelectField
        label="Sa"
        hint="Hear it, and find yours by your voice, under Settings in a session."
        placeholder={AS_USUAL}
        value={sa ?? ''}
        options={SA_KEYS.map((key) => ({ value: key, label: saName(key) }))}
        onChange={(text) => soundWish.change({ sa: isSaKey(text) ? text : null })}
      />
    </Disclosure>
  )
}

const MIDDLE_MINUTES = 20

function UsualLength({ isOpen, onToggle }: FoldProps) {
  const minutes = useOwnMinutes()
  return (
    <Disclosure
      title="Usual length"
      value={minutes === null ? 'As each session is' : `${minutes} minutes`}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Stack gap="tight" align="start">
        <div className="w-full">
          <LengthSlider
            minutes={minutes ?? MIDDLE_MINUTES}
            {...SESSION_MINUTES}
            onChange={ownMinutes.choose}
          />
        </div>
        <Text size="small" tone="soft">
          {`A journey of two ragas takes ${JOURNEY_MINUTES.least} minutes at least.`}
        </Text>
        {minutes !== null && (
          <Button variant="quiet" onClick={() => ownMinutes.choose(null)}>
            As each session is
          </Button>
        )}
      </Stack>
    </Disclosure>
  )
}

function Place() {
  const [place] = useAlmanacPlace()
  const name = place.kind === 'known' ? townOf(place.place) : 'Choose your place'
  return (
    <Group title="Your place">
      <LinkLine
        to={paths.panchang()}
        label={name}
        detail="For sunrise and the panchang. Chosen there; it stays on this device."
      />
    </Group>
  )
}
