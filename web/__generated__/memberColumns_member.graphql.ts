/**
 * @generated SignedSource<<32c30705be191000848d39a0e825d271>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "FOUNDER" | "MEMBER" | "%future added value";
export type MemberStatus = "ACTIVE" | "DISABLED" | "INVITED" | "%future added value";
export type PermissionFlag = "adjustStock" | "confirmOrder" | "createUser" | "deliveryMethod" | "expense" | "hideProductCostReportForAdmin" | "newOrder" | "notification" | "order" | "orderList" | "orderUpdate" | "product" | "purchase" | "report" | "search" | "webOrderList" | "webOrderReport" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type memberColumns_member$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly flags: ReadonlyArray<PermissionFlag>;
  readonly id: string;
  readonly isViewer: boolean;
  readonly lastSeenAt: string | null | undefined;
  readonly name: string;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  readonly version: number;
  readonly viewerMayChange: boolean;
  readonly " $fragmentType": "memberColumns_member";
};
export type memberColumns_member$key = {
  readonly " $data"?: memberColumns_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"memberColumns_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "memberColumns_member",
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
      "name": "email",
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
      "name": "flags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerMayChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "4393acdc455f5bd8b98dba45e9225daa";

export default node;
