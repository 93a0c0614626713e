import type { ComponentProps, ReactNode } from 'react'
import { Emblem } from '~/features/motivation/view/emblem.tsx'

type AchievementItemProps = {
  emblem: ComponentProps<typeof Emblem>['name']
  title: string
  description: string
  unlocked: boolean
  /** "Unlocked", or how far it has come. */
  state: string
}

/** An achievement among others: its sign, its name, what it asks, and how it stands. */
export function AchievementItem(props: AchievementItemProps) {
  const { emblem, title, description, unlocked, state } = props
  return (
    <li className="flex items-center gap-4 py-4">
      <Emblem name={emblem} unlocked={unlocked} />
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

/** Things one below another, parted by a hairline. */
export function RuledList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="ruled border-line border-t">
      {children}
    </ul>
  )
}

type TipListProps = { tips: readonly { readonly title: string; readonly text: string }[] }

/** Pieces of advice as a page to read. */
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
