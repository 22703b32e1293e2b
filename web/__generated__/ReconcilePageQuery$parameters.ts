/**
 * @generated SignedSource<<24a205c43dad8ace7532b1d4c1b44d19>>
 * @relayHash 02cb1dfbe63af33faf66166c51f7c1be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1948e53ebe70ce7c078f681858817334cb5b3923a9575581a810c2c8a08b128d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconcilePageQuery } from './ReconcilePageQuery.graphql';

const node: PreloadableConcreteRequest<ReconcilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1948e53ebe70ce7c078f681858817334cb5b3923a9575581a810c2c8a08b128d",
    "metadata": {},
    "name": "ReconcilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
