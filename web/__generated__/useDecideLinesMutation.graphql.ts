/**
 * @generated SignedSource<<650f1ba68d333be6e682a7e08ff0e474>>
 * @relayHash 56f13ec70915939daf00f9adc3725361
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baf56e13495accf2dc0f178041bf73a9383ef5261492cc79f2d3fa59f410f1fb

import type { ConcreteRequest } from 'relay-runtime';
export type LeftLineReason = "ADMIN" | "CHANGED" | "DECIDED" | "IMPOSSIBLE" | "OPEN" | "OTHERWISE" | "%future added value";
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type LineState = "ACCEPT" | "DISPUTE" | "OPEN" | "WRITE_OFF" | "%future added value";
export type DecideStatementLinesInput = {
  comparedAt?: string | null | undefined;
  decision: LineDecision;
  filter?: DecideStatementLinesFilterInput | null | undefined;
  lines?: ReadonlyArray<string> | null | undefined;
  note?: string | null | undefined;
  places?: string | null | undefined;
  statementId: string;
  version?: number | null | undefined;
};
export type DecideStatementLinesFilterInput = {
  hasFiles?: boolean | null | undefined;
  result?: ReadonlyArray<LineResult> | null | undefined;
  search?: string | null | undefined;
  state?: LineState | null | undefined;
};
export type useDecideLinesMutation$variables = {
  input: DecideStatementLinesInput;
};
export type useDecideLinesMutation$data = {
  readonly decideStatementLines: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly count: number;
      readonly left: ReadonlyArray<{
        readonly count: number;
        readonly names: ReadonlyArray<string>;
        readonly reason: LeftLineReason;
      }>;
      readonly places: string;
    };
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
    }>;
    readonly message?: string;
    readonly messageKey?: string;
    readonly messageValues?: Record<string, unknown>;
    readonly reason?: string;
  };
};
export type useDecideLinesMutation = {
  response: useDecideLinesMutation$data;
  variables: useDecideLinesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "decideStatementLines",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": "data",
            "args": null,
            "concreteType": "DecidedLines",
            "kind": "LinkedField",
            "name": "outcome",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "places",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LeftLines",
                "kind": "LinkedField",
                "name": "left",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "names",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DecideStatementLinesSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldError",
                "kind": "LinkedField",
                "name": "fieldErrors",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ValidationError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "PreconditionError",
            "abstractKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideLinesMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecideLinesMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "baf56e13495accf2dc0f178041bf73a9383ef5261492cc79f2d3fa59f410f1fb",
    "metadata": {},
    "name": "useDecideLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d809545712b4f2bc005756d523fa799";

export default node;
