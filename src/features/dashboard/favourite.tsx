import { useFavourite } from '~/queries/use-favourite.ts'
import { HeartButton } from '~/ui/library/heart-button.tsx'

/** The heart beside a session. */
export function Favourite({ item, name }: { item: string; name: string }) {
  const { isKept, keep } = useFavourite(item)
  return <HeartButton name={name} on={isKept} onChange={keep} />
}
