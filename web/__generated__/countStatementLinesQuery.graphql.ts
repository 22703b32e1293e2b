/**
 * @generated SignedSource<<52ae09bc3cdc98b5f463a86a4adb5e21>>
 * @relayHash 6db9baa833f00e72c9989d279dd4d9be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75baf0aef726e10533ed9311239b9c9c7a7174e23ba437a177d2f6cbeca77a4c

import type { ConcreteRequest } from 'relay-runtime';
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type LineState = "ACCEPT" | "DISPUTE" | "OPEN" | "WRITE_OFF" | "%future added value";
export type StatementLinesFilter = {
  hasFiles?: boolean | null | undefined;
  result?: ReadonlyArray<LineResult> | null | undefined;
  search?: string | null | undefined;
  state?: LineState | null | undefined;
  statementId?: string | null | undefined;
};
export type countStatementLinesQuery$variables = {
  filter?: StatementLinesFilter | null | undefined;
};
export type countStatementLinesQuery$data = {
  readonly matchingStatementLineCount: number;
};
export type countStatementLinesQuery = {
  response: countStatementLinesQuery$data;
  variables: countStatementLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "matchingStatementLineCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "countStatementLinesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "countStatementLinesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "75baf0aef726e10533ed9311239b9c9c7a7174e23ba437a177d2f6cbeca77a4c",
    "metadata": {},
    "name": "countStatementLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c710d6cb3f66a3f80b7d37386b7c207";

export default node;
