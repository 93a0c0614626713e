import type { ComponentProps } from 'react'
import { Emblem } from '~/ui/motivation/emblem.tsx'

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
