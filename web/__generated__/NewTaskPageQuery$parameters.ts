/**
 * @generated SignedSource<<e4dbd23998f30609d033fdc7fee3d782>>
 * @relayHash 4af3982bcd51e253424ff71f936715ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a7471b3321373d94a564d915cb1ae55a647accbeccde515b89ae2f72e0b757

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTaskPageQuery } from './NewTaskPageQuery.graphql';

const node: PreloadableConcreteRequest<NewTaskPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14a7471b3321373d94a564d915cb1ae55a647accbeccde515b89ae2f72e0b757",
    "metadata": {},
    "name": "NewTaskPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
