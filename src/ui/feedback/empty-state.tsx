import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; action?: ReactNode; children: ReactNode }

/** For a page without records: says so and names the next step. */
export function EmptyState({ title, action, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-edge border-dashed px-6 py-10 text-center">
      <p className="font-display font-semibold text-title">{title}</p>
      <p className="max-w-[30rem] text-ink-soft">{children}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
