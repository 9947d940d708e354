import { useAuth } from '../../app/auth.tsx'

/** Whose work on this device it is: a student's id, or this. */
export const GUEST = 'guest'

export function useOwner(): string {
  return useAuth().user?.uid ?? GUEST
}
