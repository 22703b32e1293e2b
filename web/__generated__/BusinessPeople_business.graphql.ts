/**
 * @generated SignedSource<<f2893b07c5878c51fd234ee35d668ad0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "FOUNDER" | "MEMBER" | "%future added value";
export type MemberStatus = "ACTIVE" | "DISABLED" | "INVITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BusinessPeople_business$data = {
  readonly members: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly lastSeenAt: string | null | undefined;
    readonly name: string;
    readonly role: MemberRole;
    readonly status: MemberStatus;
  }>;
  readonly " $fragmentType": "BusinessPeople_business";
};
export type BusinessPeople_business$key = {
  readonly " $data"?: BusinessPeople_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessPeople_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessPeople_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlatformBusiness",
  "abstractKey": null
};

(node as any).hash = "54c9dbf1199e2ed77c6ba82bac910ff6";

export default node;
