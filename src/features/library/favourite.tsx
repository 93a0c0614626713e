import { useFavourite } from '~/queries/use-favourite.ts'
import { HeartButton } from '~/ui/library/heart-button.tsx'

/** The heart of a session on its sky. */
export function Favourite({ item, name }: { item: string; name: string }) {
  const { isKept, keep } = useFavourite(item)
  return <HeartButton tone="inherit" name={name} on={isKept} onChange={keep} />
}
