/**
 * @generated SignedSource<<c435b0257c25cf310b2826fb8b2fdfdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipEvents_viewer$data = {
  readonly membershipEvents: ReadonlyArray<{
    readonly actorName: string;
    readonly at: string;
    readonly businessName: string;
    readonly message: string;
    readonly messageKey: string;
    readonly messageValues: Record<string, unknown>;
  }>;
  readonly " $fragmentType": "MembershipEvents_viewer";
};
export type MembershipEvents_viewer$key = {
  readonly " $data"?: MembershipEvents_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipEvents_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipEvents_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MembershipEvent",
      "kind": "LinkedField",
      "name": "membershipEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "businessName",
          "storageKey": null
        },
        {
          "alias": "message",
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageValues",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "08be0ab0670a99f0d2b7970276d4d234";

export default node;
