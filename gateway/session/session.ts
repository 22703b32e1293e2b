import { can, canSeeCharges, canSeeCost, effectivePermissions, type Exporters, type Permission, type PermissionFlags, type Role } from '../../schema/rules/permissions.ts';
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
  /** Shown before order numbers; empty for none. */
  orderPrefix: string;
  rules: BusinessRules;
}

/** Settings of the business that reads look at. */
export interface BusinessRules {
  exporters: Exporters;
  /** Open orders of one phone within so many days of each other may be one order taken twice. */
  duplicateDays: number;
  /** A parcel that is on its way back for longer than so many days is late. */
  returnGraceDays: number;
}

/** Of a business that has changed none of them. */
export const USUAL_RULES: BusinessRules = { exporters: 'READERS', duplicateDays: 7, returnGraceDays: 7 };

/** Whose rights a super-administrator has for a while, to see what that member sees. */
export interface ViewsAs {
  /** Of the member. */
  id: string;
  name: string;
  until: Date;
}

export interface SessionParts {
  /** Null when the system acts: webhooks, jobs. */
  user: SessionUser | null;
  business: SessionBusiness | null;
  role: Role;
  flags: PermissionFlags | null;
  viewsAs?: ViewsAs | null;
  /** Whether the e-mail address was verified when this session began; true for the system. */
  isEmailVerified?: boolean;
  /** When the person last signed in. A membership that ended after this moment has ended this session. */
  signedInAt?: Date;
  requestId?: string;
  /** Network address of the client; undefined for jobs. */
  address?: string;
}

/**
 * The user who makes a request, and the business they work in. First argument of every command and query, and the only
 * source of the tenant.
 */
export class Session {
  readonly user: SessionUser | null;
  readonly business: SessionBusiness | null;
  readonly role: Role;
  readonly flags: PermissionFlags | null;
  readonly viewsAs: ViewsAs | null;
  readonly isEmailVerified: boolean;
  readonly signedInAt: Date;
  readonly requestId: string | undefined;
  readonly address: string | undefined;

  constructor(parts: SessionParts) {
    const { user, business, role, flags, viewsAs = null, isEmailVerified = true, signedInAt, requestId, address } = parts;
    this.isEmailVerified = isEmailVerified;
    this.signedInAt = signedInAt ?? new Date();
    this.user = user;
    this.business = business;
    this.role = role;
    this.flags = flags;
    this.viewsAs = viewsAs;
    this.requestId = requestId;
    this.address = address;
  }

  /** A session of the system inside one business, for webhooks and jobs that no person started. */
  static system(businessId: string): Session {
    const business = { id: businessId, name: '', packageExpiresAt: new Date(8.64e15), orderPrefix: '', rules: USUAL_RULES };
    return new Session({ user: null, business, role: 'SUPERADMIN', flags: null });
  }

  /** The selected business; throws NOT_FOUND when the user has none. */
  get businessId(): string {
    if (!this.business) throw new DomainError('NOT_FOUND', NO_BUSINESS_MESSAGE);
    return this.business.id;
  }

  /** The id of the signed-in user; throws ForbiddenError when the system acts. */
  get userId(): string {
    if (!this.user) throw new ForbiddenError();
    return this.user.id;
  }

  /** As the audit trail names who acts: whoever uses the rights of a member, and that member behind them. */
  get actorName(): string {
    if (!this.user) return 'Karbar';
    const own = this.user.name || this.user.email;
    return this.viewsAs ? `${own} (Karbar, as ${this.viewsAs.name})` : own;
  }

  get exporters(): Exporters {
    return this.rules.exporters;
  }

  get rules(): BusinessRules {
    return this.business?.rules ?? USUAL_RULES;
  }

  can(permission: Permission): boolean {
    return can(this, permission);
  }

  get canSeeCost(): boolean {
    return canSeeCost(this);
  }

  get canSeeCharges(): boolean {
    return canSeeCharges(this);
  }

  get permissions(): Permission[] {
    return effectivePermissions(this);
  }

  assertCan(permission: Permission): void {
    if (!this.can(permission)) throw new ForbiddenError();
  }

  /** Throws when the package has expired: changes are refused, while reading, renewing and switching stay possible. */
  assertPackageActive(): void {
    if (this.business && this.business.packageExpiresAt < new Date()) {
      throw new PreconditionError('PACKAGE_EXPIRED', EXPIRED_MESSAGE);
    }
  }
}
