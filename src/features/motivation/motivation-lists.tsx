import type { ComponentProps, ReactNode } from 'react'
import { AchievementEmblem } from '~/features/motivation/achievement-emblem.tsx'

type AchievementItemProps = {
  emblem: ComponentProps<typeof AchievementEmblem>['name']
  title: string
  description: string
  unlocked: boolean
  /** "Unlocked", or its progress. */
  state: string
}

/** One achievement of a list: its emblem, name, condition and state. */
export function AchievementItem(props: AchievementItemProps) {
  const { emblem, title, description, unlocked, state } = props
  return (
    <li className="flex items-center gap-4 py-4">
      <AchievementEmblem name={emblem} unlocked={unlocked} />
      <div className="min-w-0">
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
export function RuledList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="ruled border-line border-t">
      {children}
    </ul>
  )
}

type TipListProps = { tips: readonly { readonly title: string; readonly text: string }[] }

/** Tips as plain text. */
export function TipList({ tips }: TipListProps) {
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
