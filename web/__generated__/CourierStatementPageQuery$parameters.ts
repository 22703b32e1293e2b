/**
 * @generated SignedSource<<860932f0f465aea1d420ff27aa86b667>>
 * @relayHash 627391dd48b440132496ffcce77a4924
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2475291af9681c0da4527096a8d3f4859a1b6c216930e0df465d622c1fd8dac3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2475291af9681c0da4527096a8d3f4859a1b6c216930e0df465d622c1fd8dac3",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
