/**
 * @generated SignedSource<<3a76f43fc0577e1d2fe9eaa6bf1a8b25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerPage_customer$data = {
  readonly blocks: ReadonlyArray<{
    readonly phone: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly otherPhones: ReadonlyArray<string>;
  readonly phone: string;
  readonly smsOptOut: boolean;
  readonly tags: ReadonlyArray<string>;
  readonly timeline: {
    readonly " $fragmentSpreads": FragmentRefs<"AuditTimeline_timeline">;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerContact_customer" | "CustomerDoubts_customer" | "CustomerFigures_customer">;
  readonly " $fragmentType": "CustomerPage_customer";
};
export type CustomerPage_customer$key = {
  readonly " $data"?: CustomerPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPage_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPage_customer",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "smsOptOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherPhones",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "TimelineConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTimeline_timeline"
        }
      ],
      "storageKey": "timeline(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerContact_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDoubts_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFigures_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "c2d218caf61df64b4fa8bf8e55d949d2";

export default node;
