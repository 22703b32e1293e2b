/**
 * @generated SignedSource<<d8fc328588e8c32457f8c2d03b3949eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RulesElsewhere_query$data = {
  readonly bookClosing: {
    readonly closedByName: string;
    readonly closedThrough: string | null | undefined;
  };
  readonly callDesk: {
    readonly setting: {
      readonly badReturns: number;
      readonly checkScore: number;
      readonly courierParcels: number;
      readonly duplicateHours: number;
      readonly highScore: number;
      readonly returnParcels: number;
      readonly returnPercent: number;
      readonly shortAddress: number;
      readonly trustedParcels: number;
      readonly unusualTimes: number;
      readonly velocityLimit: number;
    };
  };
  readonly " $fragmentType": "RulesElsewhere_query";
};
export type RulesElsewhere_query$key = {
  readonly " $data"?: RulesElsewhere_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesElsewhere_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RulesElsewhere_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallDesk",
      "kind": "LinkedField",
      "name": "callDesk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CallDeskSetting",
          "kind": "LinkedField",
          "name": "setting",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duplicateHours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "velocityLimit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnParcels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "badReturns",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "courierParcels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "trustedParcels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unusualTimes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shortAddress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkScore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "highScore",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookClosing",
      "kind": "LinkedField",
      "name": "bookClosing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedThrough",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedByName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b1495a01de95ec20b1db4be0a05123c2";

export default node;
