/**
 * @generated SignedSource<<8f9436ffebd4c3604fa052b8da300fd1>>
 * @relayHash 6331ba36bd7f3b8b40e99ee42d2f0deb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc915c10176ad6520d393fa7b8472d92fed80d0e19ce42d82ffd3ace71a93a98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc915c10176ad6520d393fa7b8472d92fed80d0e19ce42d82ffd3ace71a93a98",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
