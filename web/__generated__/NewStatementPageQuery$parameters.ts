/**
 * @generated SignedSource<<d1c62f807534f960eb0b5f0ea7e68e36>>
 * @relayHash 08dbc7e1041a9f949411b3c16b2a9d24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 399ab8cb49e2faad528e1575073480d8ab3978cf531d750bcc5bc80b05a4dc42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewStatementPageQuery } from './NewStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<NewStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "399ab8cb49e2faad528e1575073480d8ab3978cf531d750bcc5bc80b05a4dc42",
    "metadata": {},
    "name": "NewStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
