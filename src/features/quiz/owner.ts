import { GUEST } from '../../../domain/account/owner.ts'
import { useAuth } from '../../app/auth.tsx'

/** The owner of what is stored on this device now: the id of the signed-in student, or GUEST. */
export function useOwner(): string {
  return useAuth().user?.uid ?? GUEST
}
