/**
 * @generated SignedSource<<a34bc1d2ac51b7b5b29f2f102974ea1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "FOUNDER" | "MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitationCard_invitation$data = {
  readonly businessId: string;
  readonly businessName: string;
  readonly invitedAt: string;
  readonly invitedBy: string | null | undefined;
  readonly role: MemberRole;
  readonly " $fragmentType": "InvitationCard_invitation";
};
export type InvitationCard_invitation$key = {
  readonly " $data"?: InvitationCard_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationCard_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationCard_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessName",
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
      "name": "invitedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedAt",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "47a227c8e76a6edc17a2c5a89d07171e";

export default node;
