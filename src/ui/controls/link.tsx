import type { RefAttributes } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router-dom'

/** A link within the app without any styles. */
export function Link(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  return <RouterLink {...props} />
}
