import { type LinkProps, Link as RouterLink } from 'react-router-dom'

/** A link within the app, for what draws its own looks. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />
}
