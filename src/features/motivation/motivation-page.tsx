import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Achievement } from '~/domain/practice/achievements.ts'
import { AchievementEmblem } from '~/features/motivation/achievement-emblem.tsx'
import { CATEGORIES, DESCRIPTIONS, progressWords } from '~/features/motivation/achievement-words.ts'
import { PracticePanel } from '~/features/motivation/practice-panel.tsx'
import { useAchievements } from '~/features/motivation/use-achievements.ts'
import { paths } from '~/lib/paths.ts'
import { useStreakShown } from '~/queries/practice/streak-shown.ts'
import { FilterChips } from '~/ui/choices/filter-chips.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { NoticeToRetry } from '~/ui/feedback/notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

/** What the person has achieved, what comes next, and tips to continue. */
export function MotivationPage() {
  return (
    <Page
      title="Motivation"
      width="board"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      lead="A practice grows by small sits, taken often. Here is what yours has become, what comes next, and what helps it to last."
    >
      <div className="flex flex-wrap gap-x-14 gap-y-10">
        <div className="flex min-w-0 flex-col gap-10" style={{ flex: '2 1 24rem' }}>
          <Row>
            <ButtonLink to={paths.moodCheckin()}>Start Session</ButtonLink>
            <ButtonLink to={paths.journal()} variant="quiet">
              Write Journal
            </ButtonLink>
          </Row>
          <Achievements />
        </div>
        <div className="min-w-0" style={{ flex: '1 1 17rem' }}>
          <Stack>
            <Heading>What helps</Heading>
            <TipList tips={TIPS} />
          </Stack>
        </div>
      </div>
    </Page>
  )
}

function Achievements() {
  const { standing, error, retry } = useAchievements()
  const [withStreak] = useStreakShown()
  const isShown = useRef(false)
  useEffect(() => {
    if (!error || isShown.current) return
    isShown.current = true
    reportError(error)
  }, [error])
  if (standing) {
    return (
      <>
        <PracticePanel
          figures={standing.figures}
          achievements={standing.achievements}
          withStreak={withStreak}
        />
        <AchievementList achievements={standing.achievements} />
      </>
    )
  }
  if (!error) return <Loader label="Counting your days" />
  return <NoticeToRetry onRetry={retry}>Your achievements did not load just now.</NoticeToRetry>
}

type Tip = { readonly title: string; readonly text: string }

/** Tips to continue a practice. */
const TIPS: readonly Tip[] = [
  {
    title: 'Set Small Goals',
    text: 'Five minutes you keep are worth more than an hour you put off. Choose the length you could manage on your worst day.',
  },
  {
    title: 'Create a Routine',
    text: 'Tie your sit to something that happens anyway: the first tea, the lamp at dusk. Every raga has its hour, and so can you.',
  },
  {
    title: 'Be Kind to Yourself',
    text: 'A missed day is a day, not a verdict. Begin again where you are; nothing you have done is taken away.',
  },
  {
    title: 'Track Your Progress',
    text: 'A mood and a line are enough. In a few weeks they show you what no single day can.',
  },
  {
    title: 'Find Your Why',
    text: 'Write one sentence about what you sit down for, and read it on the evenings when the cushion looks far away.',
  },
  {
    title: 'Embrace Challenges',
    text: 'Some sits are restless. Staying to the last note of a restless one is the practice, too.',
  },
]

const FOLDED = 3

/** The achievements of one kind or all: three unlocked ones at first, the whole list on request. */
function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<string | null>(null)
  const category = CATEGORIES.find(({ name }) => name === kind)
  const all = achievements.filter(({ type }) => !category || type === category.type)
  const unlocked = all.filter((one) => one.unlocked)
  const folded = unlocked.slice(0, FOLDED)
  const shown = isOpen ? all : folded
  return (
    <Stack>
      <Heading>Achievements</Heading>
      <FilterChips
        label="Kind"
        choices={CATEGORIES.map(({ name }) => name)}
        value={kind}
        onChange={setKind}
      />
      {category && (
        <Text size="small" tone="soft">
          {category.about}
        </Text>
      )}
      {shown.length === 0 ? (
        <Text tone="soft">
          {category ? 'None of these is unlocked yet.' : 'The first is unlocked by one session.'}
        </Text>
      ) : (
        <RuledList label="Achievements">
          {shown.map((one) => (
            <AchievementItem
              key={one.id}
              emblem={one.id}
              title={one.title}
              description={DESCRIPTIONS[one.id]}
              unlocked={one.unlocked}
              state={one.unlocked ? 'Unlocked' : `Locked · ${progressWords(one)}`}
            />
          ))}
        </RuledList>
      )}
      {all.length > folded.length && (
        <Row>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show Less' : showAll(all.length - unlocked.length)}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function showAll(locked: number): string {
  return locked === 0 ? 'Show All' : `Show All (${locked} locked)`
}

type AchievementItemProps = {
  emblem: ComponentProps<typeof AchievementEmblem>['name']
  title: string
  description: string
  unlocked: boolean
  /** "Unlocked", or its progress. */
  state: string
}

/** One achievement of a list: its emblem, name, condition and state. */
function AchievementItem(props: AchievementItemProps) {
  const { emblem, title, description, unlocked, state } = props
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <AchievementEmblem name={emblem} unlocked={unlocked} />
      <div className="min-w-0 flex-1 basis-32">
        <h3 className="font-display font-semibold text-lead leading-tight">{title}</h3>
        <p className="text-small">{description}</p>
        <p
          className={`text-small figures ${unlocked ? 'font-semibold text-accent' : 'text-ink-soft'}`}
        >
          {state}
        </p>
      </div>
    </li>
  )
}

/** A list with fine lines between its items. */
function RuledList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="ruled border-line border-t">
      {children}
    </ul>
  )
}

type TipListProps = { tips: readonly { readonly title: string; readonly text: string }[] }

/** Tips as plain text. */
function TipList({ tips }: TipListProps) {
  return (
    <ul className="ruled border-line border-t">
      {tips.map(({ title, text }) => (
        <li key={title} className="py-4">
          <h3 className="font-display font-semibold text-lead">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
