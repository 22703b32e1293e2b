import { can, canSeeCost, effectivePermissions, type Permission, type PermissionFlags, type Role } from '../../schema/rules/permissions.ts';
import { DomainError, ForbiddenError, PreconditionError } from '../errors.ts';

/** The text that the browser's gate looks for (specification, section 4). */
export const NO_BUSINESS_MESSAGE = 'No business found for user';
const EXPIRED_MESSAGE = 'Your package has expired. Please renew to use without interruptions.';

export interface SessionUser {
  id: string;
  firebaseUid: string;
  email: string;
  name: string;
}

export interface SessionBusiness {
  id: string;
  name: string;
  packageExpiresAt: Date;
  /** Stands before the numbers of its orders; empty for none. */
  orderPrefix: string;
}

export interface SessionParts {
  /** Null for the system itself: webhooks, jobs. */
  user: SessionUser | null;
  business: SessionBusiness | null;
  role: Role;
  flags: PermissionFlags | null;
  /** Whether the address was proven when this session began; so for the system. */
  isEmailVerified?: boolean;
  /** When the person last typed a password; what ended a membership ended the sessions of before. */
  signedInAt?: Date;
  requestId?: string;
  /** Network address that the request came from; none for jobs. */
  address?: string;
}

/**
 * Who asks, and inside which business. First argument of every command and query; the tenant comes from
 * here and from nowhere else.
 */
export class Session {
  readonly user: SessionUser | null;
  readonly business: SessionBusiness | null;
  readonly role: Role;
  readonly flags: PermissionFlags | null;
  readonly isEmailVerified: boolean;
  readonly signedInAt: Date;
  readonly requestId: string | undefined;
  readonly address: string | undefined;

  constructor(parts: SessionParts) {
    const { user, business, role, flags, isEmailVerified = true, signedInAt, requestId, address } = parts;
    this.isEmailVerified = isEmailVerified;
    this.signedInAt = signedInAt ?? new Date();
    this.user = user;
    this.business = business;
    this.role = role;
    this.flags = flags;
    this.requestId = requestId;
    this.address = address;
  }

  /** The system acting inside one business, for deliveries and jobs that no person started. */
  static system(businessId: string): Session {
    const business = { id: businessId, name: '', packageExpiresAt: new Date(8.64e15), orderPrefix: '' };
    return new Session({ user: null, business, role: 'SUPERADMIN', flags: null });
  }

  /** The selected business; throws NOT_FOUND when the user has none. */
  get businessId(): string {
    if (!this.business) throw new DomainError('NOT_FOUND', NO_BUSINESS_MESSAGE);
    return this.business.id;
  }

  /** The signed-in person's id; throws when the system acts. */
  get userId(): string {
    if (!this.user) throw new ForbiddenError();
    return this.user.id;
  }

  get actorName(): string {
    return this.user ? this.user.name || this.user.email : 'Karbar';
  }

  can(permission: Permission): boolean {
    return can(this, permission);
  }

  get canSeeCost(): boolean {
    return canSeeCost(this);
  }

  get permissions(): Permission[] {
    return effectivePermissions(this);
  }

  assertCan(permission: Permission): void {
    if (!this.can(permission)) throw new ForbiddenError();
  }

  /** An expired package refuses changes; reading, renewing and switching stay possible. */
  assertPackageActive(): void {
    if (this.business && this.business.packageExpiresAt < new Date()) {
      throw new PreconditionError('PACKAGE_EXPIRED', EXPIRED_MESSAGE);
    }
  }
}
